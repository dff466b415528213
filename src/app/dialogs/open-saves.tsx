// The saved games with what they are made from.
import '../styles/saves.css';
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { decodeShapes } from '../../view/shapes.ts';
import { ownState } from '../exercise.ts';
import { runItems, saveItems, stepsText, suggestedName } from '../model/saves-model.ts';
import { thumbnailModel } from '../model/thumbnail-model.ts';
import { stepOf } from '../state/history.ts';
import type { DialogSources } from './dialogs.tsx';
import { createSavesDesk } from './saves-desk.ts';
import { SavesDialog } from './saves-dialog.tsx';

export async function openSaves<Position>(sources: DialogSources<Position>): Promise<() => JSX.Element> {
  const { game, store, text, parts } = sources;
  const [file, keeper] = await Promise.all([sources.shapes, sources.keeping(), parts.load('table')]);
  const shapes = decodeShapes(file);
  const desk = createSavesDesk({ game, store, text, keeper });
  const present = computed(() => {
    const { history } = ownState(store);
    return {
      name: suggestedName({ game, text: text.value }, ownState(store), keeper.now()),
      steps: stepsText(text.value, history),
      thumbnail: thumbnailModel(game, stepOf(history).position),
    };
  });
  const recent = computed(() => {
    const { runs, present: own } = desk.content.value;
    return runItems({ game, text: text.value }, ownState(store), runs, own);
  });

  return function Saves() {
    const { saves } = desk.content.value.list;
    return (
      <SavesDialog
        desk={desk}
        shapes={shapes}
        present={present.value}
        recent={recent.value}
        saved={(typed) => saveItems({ game, text: text.value }, saves, typed)}
      />
    );
  };
}

// The picture with what it is made from: the map on the page, the look of a theme, the words of the present language.
import '../styles/settings.css';
import '../styles/themes.css';
import '../styles/picture.css';
import { type JSX, render } from 'preact';
import { present } from '../../base/assert.ts';
import { type ExportOptions, exportPicture } from '../../view/export/export-picture.ts';
import type { LegendEntry } from '../../view/export/frame.ts';
import { printPicture } from '../../view/export/print-picture.ts';
import { pictureFile, pictureLegend, pictureTitle } from '../model/picture-model.ts';
import type { DialogSources } from './dialogs.tsx';
import { PictureDialog, type PictureWishes } from './picture-dialog.tsx';
import { canCopy, canShare, copy, download, share } from './picture-hand-over.ts';
import { Swatch } from './swatch.tsx';
import { SWATCHES, type SwatchName } from './swatch-names.ts';

export async function openPicture<Position>({
  game,
  store,
  text,
  parts,
  map,
}: DialogSources<Position>): Promise<() => JSX.Element> {
  await Promise.all([parts.load('table'), parts.load('help')]);

  function legendOf(): readonly LegendEntry[] {
    const { state } = present(map.view(), 'the map').snapshot();
    return pictureLegend(SWATCHES, state.regions).map((name) => ({
      drawing: drawingOf(name),
      words: text.peek().ui(`legend.${name}`),
    }));
  }
  function optionsOf({ area, theme, title, legend }: PictureWishes): Omit<ExportOptions, 'format'> {
    const named = title.trim();
    return {
      area,
      look: { theme, ornament: map.ornaments[theme] },
      frame: { title: named, legend: legend ? legendOf() : [] },
      ...(named === '' ? {} : { title: named }),
    };
  }
  const drawn = async (wishes: PictureWishes, format: 'png' | 'svg'): Promise<Blob> =>
    exportPicture(present(map.view(), 'the map'), { ...optionsOf(wishes), format });
  const today = (format: 'png' | 'svg'): string => pictureFile(new Date(), format);

  const ways = {
    preview: async (wishes: PictureWishes) => URL.createObjectURL(await drawn(wishes, 'svg')),
    save: async (wishes: PictureWishes, format: 'png' | 'svg') => download(await drawn(wishes, format), today(format)),
    copy: (wishes: PictureWishes) => copy(drawn(wishes, 'png')),
    share: async (wishes: PictureWishes) => share(await drawn(wishes, 'png'), today('png'), wishes.title),
    print: (wishes: PictureWishes, paper: 'A4' | 'A3') =>
      printPicture(present(map.view(), 'the map'), { ...optionsOf(wishes), paper }),
  };

  return function PictureOfTheMap() {
    const state = store.state.value;
    const first: PictureWishes = {
      area: 'board',
      theme: map.theme.value,
      title: pictureTitle(game, state, text.value),
      legend: true,
    };
    return <PictureDialog {...ways} first={first} canCopy={canCopy()} canShare={canShare()} />;
  };
}

function drawingOf(name: SwatchName): SVGElement {
  const place = document.createElement('div');
  render(<Swatch name={name} />, place);
  const drawing = place.querySelector('svg');
  return present(drawing, `the drawing of ${name}`);
}

// What the audience reads: the banner, or that the presentation has not begun or has ended.
import type { JSX } from 'preact';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { Banner } from './banner.tsx';
import { bannerModel } from './banner-model.ts';
import type { Followed } from './start-audience.tsx';

interface AudienceProps<Position> {
  readonly followed: Followed;
  readonly sources: DialogSources<Position>;
  readonly text: DialogSources<Position>['text'];
}

export function Audience<Position>({ followed, sources, text }: AudienceProps<Position>): JSX.Element {
  const { ui } = text.value;
  const scene = followed.scene.value;
  const isPresent = followed.present.value;
  const state = sources.store.state.value;
  return (
    <>
      <div class="teach-card">
        {scene === null ? (
          <p class="banner-title">{ui('teach.waiting')}</p>
        ) : (
          <Banner
            model={bannerModel(sources.game, state, text.value, scene)}
            stage={scene.stage}
            left={scene.left}
            ui={ui}
          />
        )}
        {scene !== null && !isPresent && <p class="teach-away">{ui('teach.away')}</p>}
      </div>
      {scene?.dark && <div class="teach-dark" />}
    </>
  );
}

// What is asked and what is revealed of it, large enough for the last row; the presenter and the audience see the same.
import type { JSX } from 'preact';
import type { Text } from '../../text/text.ts';
import type { BannerModel } from './banner-model.ts';
import { STAGES, type Stage } from './stage.ts';

interface BannerProps {
  readonly model: BannerModel;
  readonly stage: Stage;
  /** Seconds left to think; null where nothing is counted. */
  readonly left: number | null;
  readonly ui: Text['ui'];
}

export function Banner({ model, stage, left, ui }: BannerProps): JSX.Element {
  const { title, asks, answer, why } = model;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is longer than its place the keyboard has to scroll it
    <section class="banner" aria-label={ui('teach.banner')} tabIndex={0}>
      {asks && <Steps stage={stage} ui={ui} />}
      <h1 class="banner-title">{title}</h1>
      <div class="banner-reply" aria-live="polite">
        {asks && stage === 'think' && (
          <p class="banner-think">
            {ui('teach.think')}
            {/* A number that changes every second is for the eyes alone. */}
            {left !== null && (
              <span class="banner-left" aria-hidden="true">
                {left}
              </span>
            )}
          </p>
        )}
        {answer !== null && (
          <p class="banner-answer" data-legal={answer.legal}>
            <span class="banner-sign" aria-hidden="true">
              {answer.legal ? '✓' : '✕'}
            </span>
            {answer.text}
          </p>
        )}
        {why.length > 0 && (
          <ul class="banner-why">
            {why.map(({ text, citation }) => (
              <li key={text}>
                {text}
                {citation !== null && <span class="banner-cited">{citation}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Where in the way from question to reason one is. */
function Steps({ stage, ui }: Pick<BannerProps, 'stage' | 'ui'>): JSX.Element {
  const at = STAGES.indexOf(stage);
  return (
    <p class="banner-steps">
      <span class="banner-bars" aria-hidden="true">
        {STAGES.map((one, index) => (
          <span key={one} data-done={index <= at} />
        ))}
      </span>
      {ui(`teach.stage.${stage}`)}
    </p>
  );
}

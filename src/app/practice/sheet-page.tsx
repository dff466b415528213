// The sheet as it is printed: the exercises, and the key on a page of its own, each page with the same foot.
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Text } from '../../text/text.ts';
import type { SheetExercise } from './sheet-model.ts';

export interface SheetPageProps {
  readonly ui: Text['ui'];
  readonly exercises: readonly { readonly words: SheetExercise; readonly drawing: SVGSVGElement }[];
  readonly foot: string;
}

export function SheetPage({ ui, exercises, foot }: SheetPageProps): JSX.Element {
  return (
    <>
      <Pages foot={foot}>
        <header class="class-head">
          <h1>{ui('practice.sheet.heading')}</h1>
          <p class="class-name">
            <span>{ui('practice.sheet.name')}</span>
            <span>{ui('practice.sheet.date')}</span>
          </p>
        </header>
        {exercises.map(({ words, drawing }, at) => (
          <Asked key={at} number={at + 1} words={words} drawing={drawing} ui={ui} />
        ))}
      </Pages>
      <Pages foot={foot}>
        <h1>{ui('practice.sheet.keyHeading')}</h1>
        <ol class="class-key">
          {exercises.map(({ words }, at) => (
            <li key={at}>
              {words.key.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </li>
          ))}
        </ol>
      </Pages>
    </>
  );
}

/** A table's foot stands below every page that the table reaches. */
function Pages({ foot, children }: { readonly foot: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <table class="class-pages" role="presentation">
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td class="class-foot">{foot}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface AskedProps {
  readonly number: number;
  readonly words: SheetExercise;
  readonly drawing: SVGSVGElement;
  readonly ui: Text['ui'];
}

function Asked({ number, words, drawing, ui }: AskedProps): JSX.Element {
  const { question, facts, orders, choices, lines, standing } = words;
  // The drawing is there already and is put in as it is.
  const place = useMemo(() => (element: HTMLElement | null) => element?.replaceChildren(drawing), [drawing]);
  const title = drawing.querySelector(':scope > title');
  // Which number it has is known once the pages are.
  if (title) title.textContent = ui('practice.sheet.mapOf', { number });
  return (
    <section class="class-exercise">
      <h2>{ui('practice.sheet.number', { number })}</h2>
      <p class="class-question">{question}</p>
      {[standing, ...facts].map((fact) => fact !== null && <p key={fact}>{fact}</p>)}
      {orders.length > 0 && (
        <ul class="class-orders">
          {orders.map((order) => (
            <li key={order}>{order}</li>
          ))}
        </ul>
      )}
      <div class="class-map" ref={place} />
      {choices.length > 0 && (
        <ul class="class-choices">
          {choices.map((choice) => (
            <li key={choice}>{choice}</li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <div class="class-lines">
          {lines.map((line) => (
            <p key={line} class="class-line">
              {line}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}

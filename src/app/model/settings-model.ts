// The questions that the rules leave open, with both their readings, as the settings show them.
import type { Edit, Game } from '../../movement/game.ts';
import type { Help } from '../../text/help.ts';

export interface RulingModel {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  readonly why: string;
  /** The reading that holds just now, in words. */
  readonly present: string;
  readonly isDefault: boolean;
  /** The default first. */
  readonly readings: readonly {
    readonly value: string;
    readonly words: string;
    readonly chosen: boolean;
    readonly isDefault: boolean;
    readonly edit: Edit;
  }[];
}

export function rulingModels<Position>(
  game: Pick<Game<Position>, 'rulings'>,
  position: Position,
  help: Pick<Help, 'ruling'>,
): readonly RulingModel[] {
  return game.rulings(position).map(({ id, value: present, values }) => {
    const words = help.ruling(id);
    const readings = values.map((value, index) => ({
      value,
      words: index === 0 ? words.default : words.other,
      chosen: value === present,
      isDefault: index === 0,
      edit: { type: 'ruling', ruling: id, value } as const,
    }));
    const chosen = readings.find((reading) => reading.chosen);
    return {
      id,
      title: words.title,
      question: words.question,
      why: words.why,
      present: chosen?.words ?? words.default,
      isDefault: chosen?.isDefault ?? true,
      readings,
    };
  });
}

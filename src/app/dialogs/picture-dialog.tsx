// A picture of the map: what it shows, how it looks, and where it goes.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ShownTheme } from '../games.ts';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import { THEMES } from '../state/app-state.ts';
import { Modal } from './modal.tsx';
import { Row, Switch } from './settings-controls.tsx';
import { ThemeChoice } from './settings-themes.tsx';

const PAPERS = ['A4', 'A3'] as const;
export type Paper = (typeof PAPERS)[number];
const AREAS = ['board', 'view'] as const;
const LOOKS = THEMES.filter((theme) => theme !== 'system');

export interface PictureWishes {
  readonly area: (typeof AREAS)[number];
  readonly theme: ShownTheme;
  readonly title: string;
  readonly legend: boolean;
}

export type Outcome = 'copied' | 'notCopied' | 'notShared' | 'notDrawn';

export interface PictureDialogProps {
  readonly first: PictureWishes;
  readonly canCopy: boolean;
  readonly canShare: boolean;
  /** The address of the picture as SVG, to be let go of when it is no longer shown. */
  preview(wishes: PictureWishes): Promise<string>;
  save(wishes: PictureWishes, format: 'png' | 'svg'): Promise<void>;
  copy(wishes: PictureWishes): Promise<void>;
  share(wishes: PictureWishes): Promise<void>;
  print(wishes: PictureWishes, paper: Paper): Promise<void>;
}

/** Long enough for the next letter of a title. */
const PAUSE_MILLISECONDS = 350;

export function PictureDialog(props: PictureDialogProps): JSX.Element {
  const { ui } = usePage();
  const [wishes, setWishes] = useState(props.first);
  const [paper, setPaper] = useState<Paper>('A4');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wish = (change: Partial<PictureWishes>) => setWishes((present) => ({ ...present, ...change }));
  const shown = usePreview(props.preview, wishes, () => setOutcome('notDrawn'));

  async function attempt(task: Promise<void>, done: Outcome | null, failed: Outcome): Promise<void> {
    setOutcome(null);
    setBusy(true);
    setOutcome(await task.then(() => done).catch(() => failed));
    setBusy(false);
  }
  const save = (format: 'png' | 'svg') => void attempt(props.save(wishes, format), null, 'notDrawn');

  return (
    <Modal kind="picture" title={ui('picture.title')}>
      <figure class="picture-preview" aria-busy={shown === null}>
        {shown === null ? (
          <span class="picture-waiting">{ui('picture.drawing')}</span>
        ) : (
          <img src={shown} alt={ui('picture.preview', { title: wishes.title })} />
        )}
      </figure>
      <div class="picture-wishes">
        <Row
          legend={ui('picture.area.label')}
          name="picture-area"
          options={AREAS.map((value) => ({ value, label: ui(`picture.area.${value}`) }))}
          chosen={wishes.area}
          onChoose={(area) => wish({ area })}
        />
        <ThemeChoice
          themes={LOOKS}
          legend={ui('picture.look')}
          chosen={wishes.theme}
          onChoose={(theme) => theme !== 'system' && wish({ theme })}
        />
        <label class="picture-title">
          <span class="field-label">{ui('picture.titleLine')}</span>
          <input
            type="text"
            value={wishes.title}
            onInput={({ currentTarget }) => wish({ title: currentTarget.value })}
          />
        </label>
        <Switch
          name="legend"
          label={ui('picture.legend')}
          hint={ui('picture.legendHint')}
          on={wishes.legend}
          onChange={(legend) => wish({ legend })}
        />
        <div class="picture-ways">
          <TextButton kind="main" disabled={isBusy} onClick={() => save('png')}>
            {ui('picture.savePng')}
          </TextButton>
          <TextButton disabled={isBusy} onClick={() => save('svg')}>
            {ui('picture.saveSvg')}
          </TextButton>
          {props.canCopy && (
            <TextButton disabled={isBusy} onClick={() => attempt(props.copy(wishes), 'copied', 'notCopied')}>
              {ui('picture.copy')}
            </TextButton>
          )}
          {props.canShare && (
            <TextButton disabled={isBusy} onClick={() => attempt(props.share(wishes), null, 'notShared')}>
              {ui('picture.share')}
            </TextButton>
          )}
        </div>
        <div class="picture-paper">
          <Row
            legend={ui('picture.paper')}
            name="picture-paper"
            options={PAPERS.map((value) => ({ value, label: value }))}
            chosen={paper}
            onChoose={(size: Paper) => setPaper(size)}
          />
          <TextButton disabled={isBusy} onClick={() => attempt(props.print(wishes, paper), null, 'notDrawn')}>
            {ui('picture.print')}
          </TextButton>
        </div>
        <p class="hint" role="status">
          {isBusy ? ui('picture.drawing') : outcome !== null && ui(`picture.outcome.${outcome}`)}
        </p>
      </div>
    </Modal>
  );
}

/** The address of the picture that is wished for; null while it is drawn for the first time. */
function usePreview(
  preview: PictureDialogProps['preview'],
  wishes: PictureWishes,
  onFailure: () => void,
): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      preview(wishes).then(
        (address) => (isWanted ? setShown(address) : URL.revokeObjectURL(address)),
        () => isWanted && onFailure(),
      );
    }, PAUSE_MILLISECONDS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wishes]);
  useEffect(() => (shown === null ? undefined : () => URL.revokeObjectURL(shown)), [shown]);
  return shown;
}

// Every view of the page, each with the way to it from wherever the view before has left the page: one opened page shows
// them all. What is pressed is found by what it is, not by its words, so that the walk is the same in every language.
import type { Page } from 'playwright-core';
import { pageAddress } from './harness.ts';
import { destination, figure, region, tap } from './page.ts';

export interface View {
  readonly name: string;
  /** Where the map is to be looked at as well: what it is made of stays the same in the others. */
  readonly hasMap?: boolean;
  /** It stands in the window that was opened last. */
  readonly isWindow?: boolean;
  /** Resolves when the view stands. */
  show(page: Page): Promise<void>;
}

/** What the menu offers, in its order. */
const MENU = [
  'positions',
  'saves',
  'share',
  'picture',
  'lesson',
  'practice',
  'daily',
  'sheet',
  'present',
  'workshop',
  'settings',
  'help',
  'about',
] as const;

/** The day of the daily exercise: with it all that is random by itself stays the same. */
const TODAY = new Date(2026, 11, 4, 9, 30);

/** Before a page that is walked opens: its day, a clipboard that is closed to it, and no windows of the system. */
export async function arrange(page: Page): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.addInitScript(() => {
    const writeText = async () => Promise.reject(new Error('closed'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    Object.assign(window, { print: () => undefined });
  });
}

async function closeDialog(page: Page): Promise<void> {
  if ((await page.locator('dialog[open]').count()) === 0) return;
  await page.locator('dialog[open] .section-head .icon-button').first().click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

async function openMenu(page: Page, entry?: (typeof MENU)[number]): Promise<void> {
  await closeDialog(page);
  await page.locator('.header .icon-button').last().click();
  await page
    .locator('.menu-item')
    .nth(MENU.length - 1)
    .waitFor();
  if (entry !== undefined) await page.locator('.menu-item').nth(MENU.indexOf(entry)).click();
}

async function openDialog(page: Page, entry: (typeof MENU)[number], shown: string): Promise<void> {
  await openMenu(page, entry);
  await page.locator(`dialog[open] ${shown}`).first().waitFor();
}

/** Another position on the same page, as by a link that was followed, with nothing else in view. */
async function follow(page: Page, fragment: string): Promise<void> {
  await closeDialog(page);
  await dismissNotice(page);
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, fragment);
  await page.locator('.notice').waitFor();
}

async function turnTo(page: Page, tab: 'play' | 'setup' | 'log'): Promise<void> {
  await closeDialog(page);
  await page.locator(`#tab-${tab}`).click();
}

async function dismissNotice(page: Page): Promise<void> {
  const close = page.locator('.notice > .icon-button');
  // At once: a notice that passes by itself may be gone between a look and a press.
  await close.evaluateAll((buttons: readonly HTMLElement[]) => {
    for (const one of buttons) one.click();
  });
  await close.waitFor({ state: 'detached' });
}

async function begin(page: Page, action: string, side: 'freePeoples' | 'shadow'): Promise<void> {
  await dismissNotice(page);
  await page.locator('.action-strip.idle .main').click();
  await page.locator(`dialog[open] [data-side="${side}"]`).click();
  await page.locator(`[data-begin="${action}"]`).click();
  await page.locator('.action-strip.under-way').waitFor();
}

/** «2 de 3», in whichever language. */
async function tourStop(page: Page, stop: number): Promise<void> {
  await page.locator('.tour-steps .hint', { hasText: new RegExp(`^${stop}\\D+3$`) }).waitFor();
}

const FIRST_VISIT: readonly View[] = [
  {
    name: 'first visit',
    hasMap: true,
    async show(page) {
      await page.locator('.introduction').waitFor();
      // In a low window the panel is down to its tabs.
      const handle = page.locator('.sheet-handle[aria-expanded="false"]');
      if (await handle.isVisible()) for (const _step of ['half', 'full']) await page.locator('.sheet-handle').click();
    },
  },
  {
    name: 'tour, who moves',
    async show(page) {
      await page.locator('.introduction-ways .text-button').first().click();
      await tourStop(page, 1);
    },
  },
  {
    name: 'tour, where to',
    async show(page) {
      await page.locator('.tour-steps .main').click();
      await tourStop(page, 2);
    },
  },
  {
    name: 'tour, why not',
    async show(page) {
      await page.locator('.tour-steps .main').click();
      await tourStop(page, 3);
    },
  },
];

const PLAY: readonly View[] = [
  {
    name: 'refusal',
    hasMap: true,
    async show(page) {
      await page.keyboard.press('Escape');
      await page.locator('.tour-card').waitFor({ state: 'detached' });
      await tap(region(page, 'minas-morgul'));
      await page.locator('[data-answer="minas-morgul"]').waitFor();
    },
  },
  {
    name: 'journey to a refused region',
    async show(page) {
      await page.locator('.ask .text-button').first().click();
      await page.locator('.ask-answer h3').waitFor();
    },
  },
  {
    name: 'answer, may go',
    async show(page) {
      await region(page, 'druadan-forest').focus();
      await page.keyboard.press('w');
      await page.locator('[data-answer="druadan-forest"][data-legal="true"]').waitFor();
    },
  },
  {
    name: 'farther reach and another’s reach',
    hasMap: true,
    async show(page) {
      for (const tool of [0, 1]) await page.locator('.reach-tool').nth(tool).click();
      await page.locator('.compared .chip').first().click();
      await page.locator('.sample.second').waitFor();
    },
  },
  {
    name: 'moved',
    async show(page) {
      await destination(page, 'druadan-forest').click();
      await page.locator('.notice').waitFor();
    },
  },
  {
    name: 'undone',
    async show(page) {
      await page.keyboard.press('Control+z');
      await figure(page, 'legolas').and(page.locator('[data-at="eastemnet"]')).waitFor();
    },
  },
  {
    name: 'nobody is chosen',
    async show(page) {
      await page.keyboard.press('Escape');
      await page.locator('#roster-title').waitFor();
    },
  },
  {
    name: 'region',
    async show(page) {
      await tap(region(page, 'minas-tirith'));
      await page.locator('[data-panel-region="minas-tirith"]').waitFor();
    },
  },
  {
    name: 'who can reach it',
    async show(page) {
      await page.locator('.ask-questions .text-button').first().click();
      await page.locator('.ask-answer h3').waitFor();
    },
  },
  {
    name: 'who threatens it',
    async show(page) {
      await page.locator('.ask-questions .text-button').nth(1).click();
      await page.locator('.ask-questions .text-button:nth-child(2)[aria-pressed="true"]').waitFor();
    },
  },
  {
    name: 'a stack of figures, from a link',
    async show(page) {
      await follow(page, '#wotr1;p=mor:n1n2n3,bre:st&selected=nazgul-1');
      await page.locator('.stack').waitFor();
    },
  },
  {
    name: 'refusal for several reasons',
    async show(page) {
      await follow(page, '#wotr1;p=hol:stgi&selected=strider,gimli');
      await tap(region(page, 'dimrill-dale'));
      await page.locator('[data-answer="dimrill-dale"] .others summary').click();
    },
  },
];

const SETUP: readonly View[] = [
  {
    name: 'setting up',
    async show(page) {
      await page.keyboard.press('Escape');
      await turnTo(page, 'setup');
      await page.locator('.palette .tile').first().waitFor();
    },
  },
  {
    name: 'a figure in the hand',
    async show(page) {
      await page.locator('.palette .tile').first().click();
      await page.locator('.hand').waitFor();
    },
  },
  {
    name: 'a Stronghold to set up, besieged',
    async show(page) {
      await page.locator('.hand .text-button').first().click();
      await tap(region(page, 'helms-deep'));
      await page.locator('.setup-region .segments').first().waitFor();
      await page.locator('.setup-region .segment[aria-pressed="false"]').last().click();
    },
  },
  {
    name: 'figures on the board, to take up',
    async show(page) {
      await page.keyboard.press('Escape');
      await page.locator('.setup details.fold summary').click();
    },
  },
  {
    name: 'log',
    async show(page) {
      await turnTo(page, 'log');
      await page.locator('.log-step').nth(1).waitFor();
    },
  },
  {
    name: 'log to be copied by hand',
    async show(page) {
      await page.locator('.log-copy .text-button').click();
      await page.locator('.log-copy textarea').waitFor();
    },
  },
  {
    name: 'log, at an earlier step',
    async show(page) {
      await page.locator('.log-step').first().click();
      await page.locator('.log-step[data-ahead="true"]').first().waitFor();
    },
  },
];

const ACTIONS: readonly View[] = [
  {
    name: 'actions of the Free Peoples',
    async show(page) {
      await turnTo(page, 'play');
      await follow(page, '#wotr1;p=pel:st,edo:gw,fan:me');
      await dismissNotice(page);
      await page.locator('.action-strip.idle .main').click();
      await page.locator('dialog[open] [data-side="freePeoples"]').click();
      await page.locator('[data-begin="entryFreePeoples"]').waitFor();
    },
  },
  {
    name: 'actions of the Shadow',
    async show(page) {
      await page.locator('dialog[open] [data-side="shadow"]').click();
      await page.locator('[data-begin="nazgul-search"]').waitFor();
    },
  },
  {
    name: 'an action under way',
    async show(page) {
      await closeDialog(page);
      await begin(page, 'characterDieFreePeoples', 'freePeoples');
    },
  },
  {
    name: 'an action with a move made',
    async show(page) {
      await page.locator('.action-strip [data-chip="gandalf-the-white"]').click();
      await destination(page, 'folde').click();
      await page.locator('.action-moves li').waitFor();
    },
  },
  {
    name: 'somebody who has moved',
    async show(page) {
      await tap(figure(page, 'gandalf-the-white'));
      await page.locator('.mover .sentence').waitFor();
    },
  },
  {
    name: 'a card under way',
    async show(page) {
      await follow(page, '#wotr1;p=mor:n1n2,bre:st');
      await begin(page, 'nazgul-search', 'shadow');
      await page.locator('.card-text').waitFor();
    },
  },
];

const DIALOGS: readonly View[] = [
  { name: 'menu', show: (page) => openMenu(page) },
  { name: 'ready positions', show: (page) => openDialog(page, 'positions', '.menu-item') },
  {
    name: 'saves',
    async show(page) {
      await openDialog(page, 'saves', '.name-form');
      await page.locator('dialog[open] .name-form .main').click();
      await page.locator('.saves-news-words').waitFor();
      await page.locator('.save-line .icon-button').first().click();
      await page.locator('.save-more').waitFor();
    },
  },
  {
    name: 'a save deleted',
    async show(page) {
      await page.locator('.save-more .save-tools .text-button').last().click();
      await page.locator('.saves-news .text-button').waitFor();
    },
  },
  {
    name: 'share, a link to be copied by hand',
    async show(page) {
      await openDialog(page, 'share', '.qr');
      await page.locator('.share-tools .main').click();
      await page.locator('.share-told').filter({ hasText: /\p{L}/u }).waitFor();
    },
  },
  { name: 'picture', show: (page) => openDialog(page, 'picture', '.picture-preview img') },
  {
    name: 'settings',
    async show(page) {
      await openDialog(page, 'settings', '.ruling');
      await page.locator('.ruling summary').first().click();
    },
  },
  { name: 'help', show: (page) => openDialog(page, 'help', '[data-entry="R62"]') },
  {
    name: 'help, searched',
    async show(page) {
      await page.locator('dialog[open] input').fill('moria');
      await page.locator('dialog[open] mark').first().waitFor();
    },
  },
  {
    name: 'help, nothing found',
    async show(page) {
      await page.locator('dialog[open] input').fill('xyzzy');
      await page.locator('[data-entry]').first().waitFor({ state: 'detached' });
    },
  },
  { name: 'about', show: (page) => openDialog(page, 'about', '.imprint') },
  {
    name: 'statement of accessibility',
    async show(page) {
      await page.locator('dialog[open] section > .text-button').click();
      await page.locator('dialog.access').waitFor();
    },
  },
  {
    name: 'legend',
    async show(page) {
      await closeDialog(page);
      // In a low window the panel may lie over it.
      await page.locator('.map-tools .icon-button').last().dispatchEvent('click');
      await page.locator('dialog[open] .legend-list').first().waitFor();
    },
  },
  {
    name: 'search',
    async show(page) {
      await closeDialog(page);
      await page.locator('.search-button').click();
      await page.getByRole('combobox').waitFor();
    },
  },
  {
    name: 'search with results',
    async show(page) {
      await page.getByRole('combobox').fill('mo');
      await page.getByRole('option').nth(1).waitFor();
    },
  },
  {
    name: 'search with guesses',
    async show(page) {
      await page.getByRole('combobox').fill('rivendwel');
      await page.locator('[data-found="rivendell"]').waitFor();
    },
  },
  {
    name: 'search without results',
    async show(page) {
      await page.getByRole('combobox').fill('xyzzyx');
      await page.getByRole('option').first().waitFor({ state: 'detached' });
    },
  },
];

const NOTICES: readonly View[] = [
  {
    name: 'a link that cannot be read',
    async show(page) {
      await follow(page, '#wotr1;p=nowhere:xx');
      await page.locator('.notice .mend').waitFor();
    },
  },
  {
    name: 'a link to what cannot be',
    async show(page) {
      await follow(page, '#wotr1;p=bre:stst');
      await page.locator('.notice .mend').waitFor();
    },
  },
];

const LEARNING: readonly View[] = [
  { name: 'lessons', show: (page) => openDialog(page, 'lesson', '.course-item') },
  {
    name: 'a step of a lesson',
    async show(page) {
      await page.locator('[data-lesson="saruman"]').click();
      await page.locator('.lesson-task').waitFor();
    },
  },
  {
    name: 'a wrong try in a lesson',
    async show(page) {
      await page.locator('.lesson-answer').first().click();
      await page.locator('[data-feedback="refused"]').waitFor();
    },
  },
  {
    name: 'a right answer in a lesson',
    async show(page) {
      await page.locator('.lesson-answer').nth(1).click();
      await page.locator('[data-feedback="right"]').waitFor();
    },
  },
  {
    name: 'practice',
    async show(page) {
      await page.locator('.lesson-head .text-button').click();
      await page.locator('.tabs').waitFor();
      await openDialog(page, 'practice', '.practice-topic');
    },
  },
  {
    name: 'the exercise of the day',
    async show(page) {
      await openMenu(page, 'daily');
      await page.locator('.practice-question').waitFor();
    },
  },
  {
    name: 'the exercise of the day, marked',
    async show(page) {
      // The one is right, the other is not, and some are missed.
      for (const id of ['dol-amroth', 'moria']) await tap(region(page, id));
      await page.locator('[data-marked="moria"]').waitFor();
    },
  },
  {
    name: 'the result of the day, to be copied by hand',
    async show(page) {
      await page.locator('.practice-body > .main').click();
      await page.locator('.practice-verdict').waitFor();
      await page.locator('.practice-share .text-button').click();
      await page.locator('.practice-share textarea').waitFor();
    },
  },
  {
    name: 'the result of the day, and why',
    async show(page) {
      for (const outcome of ['right', 'missed', 'wrong'])
        await page.locator(`.practice-chip[data-outcome="${outcome}"]`).first().click();
      await page.locator('.practice-reason-title').waitFor();
    },
  },
  {
    name: 'practice with a score',
    async show(page) {
      await page.locator('.practice-head .icon-button').click();
      await page.locator('.tabs').waitFor();
      await openDialog(page, 'practice', '.practice-results .text-button');
      await page.locator('.practice-results .text-button').click();
      await page.locator('.practice-sure').waitFor();
    },
  },
  { name: 'class sheet', show: (page) => openDialog(page, 'sheet', '.sheet-seed') },
];

const TEACHING: readonly View[] = [
  { name: 'lessons of one’s own', show: (page) => openDialog(page, 'workshop', '.made-ways') },
  {
    name: 'a lesson that is being made',
    async show(page) {
      await page.locator('.made-ways .main').click();
      await page.locator('.draft-step select').first().waitFor();
    },
  },
  {
    name: 'a lesson with something wrong',
    async show(page) {
      await page.locator('.draft-ways .text-button').nth(1).click();
      await page.locator('.made-issues li').first().waitFor();
    },
  },
  {
    name: 'a step to set up on the map',
    async show(page) {
      await page.locator('.draft-board .text-button').click();
      await page.locator('.made-board-brief').waitFor();
    },
  },
  {
    name: 'a step to choose on the map',
    async show(page) {
      await page.locator('.made-board-stages .segment').last().click();
      await page.locator('.made-board-stages .segment:last-child[aria-pressed="true"]').waitFor();
    },
  },
  {
    name: 'presentation, a question',
    async show(page) {
      await page.locator('.made-board-head .main').click();
      await page.locator('.draft').waitFor();
      await follow(page, '#wotr1;p=hol:st&selected=strider');
      await openMenu(page, 'present');
      await page.locator('.banner-title').waitFor();
    },
  },
  {
    name: 'presentation, the answer and why',
    async show(page) {
      await tap(region(page, 'dimrill-dale'));
      while (await page.locator('.teach-next').isEnabled()) await page.locator('.teach-next').click();
      await page.locator('.banner-why li').first().waitFor();
    },
  },
  {
    name: 'presentation, options and keys',
    async show(page) {
      await page.locator('[data-tool="options"]').click();
      await page.locator('[data-tool="keys"]').click();
      await page.locator('.teach-keys').waitFor();
    },
  },
  {
    name: 'what the audience sees',
    isWindow: true,
    async show(page) {
      // On a phone the keys lie over the tools.
      await page.locator('.teach-keys .icon-button').click();
      const [audience] = await Promise.all([
        page.context().waitForEvent('page'),
        page.locator('[data-tool="audience"]').click(),
      ]);
      await audience.locator('.banner').waitFor();
    },
  },
  {
    name: 'a window for the audience that the browser does not open',
    async show(page) {
      await page.evaluate(() => {
        window.open = () => null;
      });
      await page.locator('[data-tool="audience"]').click();
      await page.locator('.teach-address').waitFor();
    },
  },
];

const ELSEWHERE: readonly View[] = [
  {
    name: 'embedded, with a refusal and the list',
    async show(page) {
      const language = (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'es';
      const theme = (await page.locator('html').getAttribute('data-theme')) ?? 'light';
      const query = { embed: '' };
      await page.goto(pageAddress({ language, theme, query, hash: '#wotr1;p=hol:stgi&selected=strider,gimli' }));
      await page.locator('[data-figure="strider"]').waitFor();
      await tap(region(page, 'dimrill-dale'));
      await page.locator('.embed-foot[data-kind="refused"]').waitFor();
      await page.locator('.embed-list summary').click();
    },
  },
];

export const VIEWS: readonly View[] = [
  ...FIRST_VISIT,
  ...PLAY,
  ...SETUP,
  ...ACTIONS,
  ...DIALOGS,
  ...NOTICES,
  ...LEARNING,
  ...TEACHING,
  ...ELSEWHERE,
];

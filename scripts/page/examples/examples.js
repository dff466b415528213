// Life for the page of examples: its theme, the code to copy, the attributes to try, and what the maps tell.

(() => {
  const root = document.documentElement;
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  /** @type {'light' | 'dark' | null} */
  let chosen = null;
  const theme = () => chosen ?? (dark.matches ? 'dark' : 'light');

  function wear() {
    root.dataset.theme = theme();
    const button = document.querySelector('.theme');
    if (!(button instanceof HTMLElement)) return;
    button.setAttribute('aria-label', (theme() === 'dark' ? button.dataset.light : button.dataset.dark) ?? '');
    for (const map of document.querySelectorAll('sendas-map:not([still])')) map.setAttribute('theme', theme());
  }

  /** @param {Element} button */
  async function copy(button) {
    const code = button.parentElement?.querySelector('code')?.textContent ?? '';
    const words = document.body.dataset;
    const before = button.textContent;
    button.textContent =
      (await navigator.clipboard.writeText(code).then(
        () => words.copied,
        () => words.notCopied,
      )) ?? '';
    setTimeout(() => {
      button.textContent = before;
    }, 2500);
  }

  /** @param {string} id @param {string} name @param {unknown} detail */
  function note(id, name, detail) {
    const log = document.getElementById(id);
    if (!log) return;
    const entry = document.createElement('li');
    const [strong, code] = [document.createElement('strong'), document.createElement('code')];
    strong.textContent = name;
    code.textContent = JSON.stringify(detail, null, 1).replaceAll(/\s+/g, ' ');
    entry.append(strong, ' ', code);
    log.prepend(entry);
    while (log.children.length > 6) log.lastElementChild?.remove();
  }

  /** @type {Readonly<Record<string, (map: Element, tries: DOMStringMap) => void>>} */
  const tries = {
    start: (map) => set(map, { position: 'wotr1', selected: null, region: null }),
    group: (map, { position = '', selected = '' }) => set(map, { position, selected, region: null }),
    nazgul: (map, { position = '' }) => set(map, { position, selected: 'nazgul-5', region: null }),
    wrong: (map) => set(map, { region: 'narnia' }),
    speak: (map, { other = '' }) => set(map, { lang: map.getAttribute('lang') === other ? root.lang : other }),
  };

  /** @param {Element} map @param {Readonly<Record<string, string | null>>} attributes */
  function set(map, attributes) {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) map.removeAttribute(name);
      else map.setAttribute(name, value);
    }
  }

  wear();
  document.addEventListener('DOMContentLoaded', () => {
    wear();
    dark.addEventListener('change', wear);
    const here = new URL('../', window.location.href).href;
    const written = document.body.dataset.here ?? '';
    for (const code of document.querySelectorAll('pre code')) {
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode } = texts;
        currentNode.textContent = (currentNode.textContent ?? '')
          .replaceAll(written, here)
          .replaceAll(new URL(written).origin, new URL(here).origin);
      }
    }
    document.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('.theme')) {
        chosen = theme() === 'dark' ? 'light' : 'dark';
        wear();
      }
      const button = target.closest('.copy');
      if (button) void copy(button);
      const trial = target.closest('[data-try]');
      const map = document.querySelector('#live sendas-map');
      if (!(trial instanceof HTMLElement) || !map) return;
      const { parentElement: all } = trial;
      if (all) tries[trial.dataset.try ?? '']?.(map, all.dataset);
    });
    const live = document.querySelector('#live sendas-map');
    for (const name of ['ready', 'select', 'move', 'error']) {
      live?.addEventListener(name, (event) => note('log', name, event instanceof CustomEvent ? event.detail : null));
    }
    window.addEventListener('message', ({ data, source }) => {
      const frame = document.querySelector('iframe');
      if (source !== frame?.contentWindow || data?.source !== 'sendas') return;
      const { type, ...detail } = data;
      note('messages', type, detail);
    });
  });
})();

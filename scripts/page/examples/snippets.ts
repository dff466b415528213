// The code of the examples: the same text is shown to be copied and put on the page to live.

/** An address that the page's script replaces with its own, so that what is copied works as it is. */
export const HERE = 'https://example.org/sendas/';

export const GROUP = {
  position: 'wotr1;p=eas:stlegi,edo:gw,el:bo,fan:mepe,hel:n4,mmo:wk,mrn:n5,op:gg,ort:sa;f=wem2;s=helb;n=row,isw,saw',
  selected: 'strider legolas gimli',
};
const HOLLIN = { position: 'wotr1;p=hol:stgi', selected: 'strider gimli' };
const WHITE = {
  position:
    'wotr1;p=edo:pegw,el:bome,fe:go,op:ggst,ort:sa,osg:wkn3,pel:legiar;f=sit1;s=osgx;n=gow,row,isw,saw;a=osg:ssa',
  selected: 'gandalf-the-white',
};

export const SCRIPT = `<script type="module" src="${HERE}embed/sendas-map.js"></script>`;

type Attributes = Readonly<Record<string, string | true>>;

function element(attributes: Attributes): string {
  const lines = Object.entries(attributes).map(([name, value]) => (value === true ? name : `${name}="${value}"`));
  return `<sendas-map\n  ${lines.join('\n  ')}\n></sendas-map>`;
}

export function snippetsIn(language: 'es' | 'en') {
  const lang = { lang: language };
  return {
    first: element({ ...GROUP, ...lang, panel: true }),
    why: element({ ...HOLLIN, region: 'dimrill-dale', ...lang, panel: true }),
    still: element({ ...WHITE, ...lang, theme: 'dark', still: true }),
    live: element({ ...GROUP, ...lang, panel: true }),
    listen: [
      "const map = document.querySelector('sendas-map');",
      "map.addEventListener('select', ({ detail }) => {",
      '  // { figures, region, position, answer }',
      '  console.log(detail.figures, detail.answer?.codes);',
      '});',
      "map.addEventListener('move', ({ detail }) => {",
      '  // { figures, from, to, position, before, undone }',
      '  console.log(detail.from, detail.to, detail.position);',
      '});',
      "map.selected = 'gandalf-the-white';",
    ].join('\n'),
    frame: (name: string) =>
      `<iframe\n  src="${HERE}?embed&amp;lang=${language}#${GROUP.position}&amp;selected=${GROUP.selected.replaceAll(' ', ',')}"\n  title="${name}"\n  width="100%" height="480"\n  loading="lazy"\n></iframe>`,
    policy: ['script-src ORIGIN;', 'connect-src ORIGIN;', 'img-src ORIGIN;', 'font-src ORIGIN;', 'frame-src ORIGIN']
      .join('\n')
      .replaceAll('ORIGIN', new URL(HERE).origin),
  };
}

// `sendas destinations` as a person uses it, from what is typed to what is read.
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureCommand, sendas } from './command.ts';

beforeAll(ensureCommand, 60_000);

const ask = (...words: readonly string[]) => sendas(['destinations', ...words]);

async function told(...words: readonly string[]): Promise<string[]> {
  const { status, stdout, stderr } = await ask(...words);
  expect([status, stderr]).toEqual([0, '']);
  return stdout.trimEnd().split('\n');
}

test('one Companion on the map', async () => {
  expect(await told('strider', '--from', 'hollin')).toEqual([
    'Trancos · Acebeda',
    'Alcance: 3 regiones.',
    'A una región: Bosque de los Trolls, Moria, Quebradas del Sur, Tierras Brunas del Norte y Vados del Bruinen.',
    'A 2 regiones: Bree, Cardolan, Colinas del Viento, Landas de Etten, Los Gamos, Paso Alto, Rivendel, Tharbad y ' +
      'Tierras Brunas del Sur.',
    'A 3 regiones: Angmar, Arnor, Bosque Viejo, Enedwaith, Ered Luin del Sur, Evendim, La Comarca, Minhiriath, ' +
      'Monte Gram, Puerta de los Trasgos, Quebrada de Rohan y Quebradas del Norte.',
    'Moria. Al entrar en Moria hay que detenerse: la Sombra controla su Baluarte. ' +
      '(Reglas R11 y R28 · reglamento, pág. 24)',
    'La Comarca. Terminar aquí activa la Nación del Norte. (Reglas R48 y R49 · reglamento, pág. 34)',
  ]);
});

test('a group, in English', async () => {
  const lines = await told('legolas', 'gimli', '--from', 'lorien', '--to', 'fords of isen', '--lang', 'en');
  expect(lines).toEqual([
    'Fords of Isen: no.',
    'Too far: it is 3 regions away and the range is 2. (Rule R8 · rulebook, p. 24)',
  ]);
});

describe('names are known', () => {
  test.each([
    ['by id', 'strider', 'hollin'],
    ['in Spanish', 'Trancos', 'Acebeda'],
    ['in English', 'Strider', 'Hollin'],
    ['in capitals', 'TRANCOS', 'ACEBEDA'],
    ['by another name', 'montaraz', 'eregion'],
  ])('%s', async (_, figure, region) => {
    expect((await told(figure, '--from', region))[0]).toBe('Trancos · Acebeda');
  });

  test.each(['Rhûn del Norte', 'rhun del norte', 'north rhun', 'north-rhun', 'NORTH RHÛN'])('%s', async (name) => {
    expect((await told('gimli', `--from=${name}`))[0]).toBe('Gimli · Rhûn del Norte');
  });

  test('by their beginning, where there is but one', async () => {
    const lines = await told('gandalf el gris', '--from', 'lorien', '--card', 'gwaihir');
    expect(lines.slice(0, 3)).toEqual([
      'Gandalf el Gris · Lórien',
      'Alcance: 4 regiones.',
      'Con «Gwaihir, Señor de los Vientos» (Gwaihir the Windlord), el Nivel cuenta como 4. (Regla R36)',
    ]);
  });
});

describe('whose name it is', () => {
  test.each([
    ['an id before a name', 'aragorn', 'Aragorn'],
    ['a name before an alias', 'Trancos', 'Trancos'],
    ['the name in the other language before an alias', 'Strider', 'Trancos'],
    ['a short name', 'pippin', 'Peregrin Tuk'],
  ])('%s', async (_, word, name) => {
    expect((await told(word))[0]?.split(' · ')[0]).toBe(name);
  });

  test('one name of the eight Nazgûl is as many of them as it comes times', async () => {
    const eight = Array.from({ length: 8 }, () => 'nazgul');
    expect((await told('nazgul', 'nazgul', '--from', 'morannon'))[0]).toBe('Dos Nazgûl · Morannon');
    expect((await told('nazgul', 'nazgul-1', '--from', 'morannon'))[0]).toBe('Dos Nazgûl · Morannon');
    expect((await told(...eight, '--from', 'morannon'))[0]).toBe('Ocho Nazgûl · Morannon');
  });

  test.each([
    ['Book of Mazarbul', 'es'],
    ['el libro de mazarbul', 'en'],
    ['the-book-of-mazarbul', 'es'],
  ])('a card by %j in %s', async (card, language) => {
    const { status, stderr } = await ask('gimli', '--from', 'bree', '--card', card, '--lang', language);
    expect([status, stderr]).toEqual([0, '']);
  });
});

describe('one region', () => {
  test('that can be reached, with the way there', async () => {
    expect(await told('trancos', '--from', 'acebeda', '--to', 'bree')).toEqual([
      'Bree: sí, por este camino: Acebeda → Quebradas del Sur → Bree.',
    ]);
  });

  test('that cannot, with the true reason first', async () => {
    const [answer, reason] = await told('trancos', '--from', 'acebeda', '--to', 'valle sombrío');
    expect([answer, reason]).toEqual([
      'Valle Sombrío: no.',
      'De camino hay que detenerse en Moria: la Sombra controla su Baluarte. (Regla R11 · reglamento, pág. 24)',
    ]);
  });

  test('where they stand', async () => {
    expect(await told('trancos', '--from', 'acebeda', '--to', 'acebeda')).toEqual(['Acebeda: ya está ahí.']);
  });

  test('for those who fly', async () => {
    expect((await told('nazgul-1', '--to', 'bree'))[0]).toBe('Bree: sí.');
  });
});

describe('where figures stand', () => {
  test('is the start, unless it is said', async () => {
    expect((await told('trancos'))[0]).toBe('Trancos · Rivendel');
  });

  test('may be a line of notation', async () => {
    const lines = await told('strider', 'gimli', '--position', 'wotr1;p=edo:stgi', '--to', 'abismo de helm');
    expect(lines[0]).toMatch(/^Abismo de Helm: sí, por este camino: Edoras → .+Abismo de Helm\.$/);
  });

  test('and who cannot move at all is told why', async () => {
    expect(await told('saruman')).toEqual([
      'Saruman',
      'Ningún destino.',
      'Isengard todavía no está en guerra. (Regla R44)',
    ]);
    expect(await told('frodo', '--position', 'wotr1;f=mt3')).toEqual([
      'Los Portadores del Anillo',
      'Ningún destino.',
      'La Comunidad está en el Camino de Mordor, y desde allí ya no se vuelve al mapa. (Regla R39 · reglamento, pág. 43)',
    ]);
  });

  test('and who comes to no region is told why not to the one beside', async () => {
    expect(await told('frodo')).toEqual([
      'Los Portadores del Anillo · Rivendel',
      'Alcance: 0 regiones.',
      'Ningún destino.',
      'Vados del Bruinen. Demasiado lejos: está a una región y el alcance es de 0. (Regla R56 · reglamento, pág. 38)',
    ]);
    expect(await told('gimli', '--position', 'wotr1;p=hel:gi;s=helb')).toEqual([
      'Gimli · Abismo de Helm',
      'Alcance: 2 regiones.',
      'Ningún destino.',
      'Vados del Isen. No se puede salir del Abismo de Helm: el Baluarte de los Pueblos Libres está asediado. (Regla R12 · reglamento, pág. 24)',
    ]);
  });
});

describe('mistakes end with status 2, one sentence and no answer', () => {
  test.each<readonly [readonly string[], string]>([
    [[], 'Falta decir qué figura se mueve, por ejemplo: sendas destinations trancos --from acebeda'],
    [
      ['trankos'],
      'No hay ninguna figura que se llame «trankos». ¿Querías decir Trancos, Aragorn o Portadores del Anillo?',
    ],
    [
      ['trancos', '--from', 'acebda'],
      'No hay ninguna región que se llame «acebda». ¿Querías decir Acebeda, Erebor o Anfalas?',
    ],
    [
      ['trancos', '--to', 'minas'],
      'No hay ninguna región que se llame «minas». ¿Querías decir Minas Morgul o Minas Tirith?',
    ],
    [
      ['trancos', '--to', 'isen'],
      'No hay ninguna región que se llame «isen». ¿Querías decir Vados del Isen, Orthanc o Bree?',
    ],
    [['trancos', '--card', 'eagles'], '¿Querías decir ¡Las Águilas vienen!,'],
    [['trancos', '--card', 'águilas', '--lang', 'en'], 'Did you mean The Eagles are Coming!,'],
    [['strider', 'strider'], 'La figura «strider» está nombrada dos veces.'],
    [['trancos', 'montaraz', '--lang', 'en'], 'The figure “montaraz” is named twice.'],
    [['nazgul-1', 'nazgul-1'], 'La figura «nazgul-1» está nombrada dos veces.'],
    [Array.from({ length: 9 }, () => 'nazgul'), 'Las 8 figuras que se llaman «nazgul» ya están nombradas.'],
    [['trancos', '--from'], 'A la opción «--from» le falta su valor.'],
    [['trancos', '--from='], 'A la opción «--from» le falta su valor.'],
    [['trancos', '--from', '--to', 'bree'], 'A la opción «--from» le falta su valor.'],
    [['trancos', '--form', 'bree'], 'La opción «--form» no existe aquí. Con «sendas --help» se ven todas.'],
    [
      ['trancos', '--position', 'wotr9'],
      'Esa posición no vale. La posición está escrita en la versión 9, que esta edición de Sendas no conoce.',
    ],
    [['striderr', '--lang', 'en'], 'There is no figure called “striderr”. Did you mean Strider'],
  ])('%j', async (words, sentence) => {
    const { status, stdout, stderr } = await ask(...words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });
});

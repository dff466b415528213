// What is done at the table and in the lessons, by keyboard alone, sentence by sentence as a screen reader says it.
import { expect, test } from 'vitest';
import { openPage, type PageOptions } from './harness.ts';
import { ScreenReader } from './screen-reader.ts';

type Language = 'es' | 'en';

async function listen(language: Language, options: PageOptions = {}) {
  const { page } = await openPage({ ...options, language, before: ScreenReader.arrange });
  const reader = await ScreenReader.start(page, language);
  const keys = page.keyboard;
  /** Polled: what a key does is shown by the next drawing. */
  const says = (words: string) => expect.poll(() => reader.focused()).toBe(words);
  const announces = async (...sentences: readonly string[]) => {
    await expect.poll(() => reader.heard()).toEqual(sentences);
    await reader.forget();
  };
  return { page, reader, keys, says, announces };
}

const AT_THE_TABLE = {
  es: {
    figures: 'Figuras en el mapa, encabezado',
    gandalf: 'Gandalf el Blanco Edoras, botón',
    chosen: 'Gandalf el Blanco, encabezado',
    head: [
      'Gandalf el Blanco, encabezado',
      'Ver Edoras, botón',
      'Alcance: 4 regiones',
      'Soltar las figuras, botón, Soltar las figuras',
    ],
    list: ['29 destinos, encabezado', 'Más lejos, botón, Ver también con 2 y 3 resultados', 'Comparar, botón'],
    origin:
      'Edoras. Rohan. Ciudad. Bajo control de los Pueblos Libres. Figuras: Gandalf el Blanco. Punto de partida., botón',
    near: 'Oestemnet. Rohan. Pueblo. Bajo control de los Pueblos Libres. Se puede ir: está a 1 región., botón',
    further:
      'Vados del Isen. Rohan. Fortificación. Bajo control de los Pueblos Libres. Se puede ir: está a 2 regiones., botón',
    forbidden: 'Anfalas. Gondor. No se puede ir., botón',
    refused:
      'No se puede ir a Anfalas Cerrar la respuesta Demasiado lejos: está a 5 regiones y el alcance es de 4. Regla R42 Otras maneras de verlo Ponerla aquí de todos modos',
    first: 'Folde (a 1 región), botón',
    there: 'Folde, encabezado',
    moved: 'Gandalf el Blanco va al Folde. Deshacer Cerrar el aviso',
    undone: 'Deshecho: Gandalf el Blanco va al Folde. Cerrar el aviso',
    tabs: ['Jugar, pestaña, seleccionado', 'Preparar, pestaña, seleccionado'],
    search: 'Región o figura, cuadro combinado',
    typed: 'abismo',
    found: '1 resultado',
    stronghold: 'Abismo de Helm, encabezado',
    free: 'Sin asedio, botón, pulsado',
    besieged: 'Asediado, botón, pulsado',
    lifted: 'Abismo de Helm · Asedio: Sin asedio. Deshacer Cerrar el aviso',
    set: 'Abismo de Helm · Asedio: Asediado. Deshacer Cerrar el aviso',
  },
  en: {
    figures: 'Figures on the map, heading',
    gandalf: 'Gandalf the White Edoras, button',
    chosen: 'Gandalf the White, heading',
    head: [
      'Gandalf the White, heading',
      'See Edoras, button',
      'Range: 4 regions',
      'Let go of the figures, button, Let go of the figures',
    ],
    list: ['29 destinations, heading', 'Farther, button, Show 2 and 3 results, too', 'Compare, button'],
    origin: 'Edoras. Rohan. City. Controlled by the Free Peoples. Figures: Gandalf the White. Starting point., button',
    near: 'Westemnet. Rohan. Town. Controlled by the Free Peoples. Can be reached, 1 region away., button',
    further:
      'Fords of Isen. Rohan. Fortification. Controlled by the Free Peoples. Can be reached, 2 regions away., button',
    forbidden: 'Anfalas. Gondor. Cannot be reached., button',
    refused:
      'Anfalas cannot be reached Close the answer Too far: it is 5 regions away and the range is 4. Rule R42 Other ways to see it Put it here all the same',
    first: 'Folde (1 region away), button',
    there: 'Folde, heading',
    moved: 'Gandalf the White goes to the Folde. Undo Close the notice',
    undone: 'Undone: Gandalf the White goes to the Folde. Close the notice',
    tabs: ['Play, tab, selected', 'Set up, tab, selected'],
    search: 'Region or figure, combobox',
    typed: 'helms',
    found: '1 result',
    stronghold: "Helm's Deep, heading",
    free: 'No siege, button, pressed',
    besieged: 'Besieged, button, pressed',
    lifted: "Helm's Deep · Siege: No siege. Undo Close the notice",
    set: "Helm's Deep · Siege: Besieged. Undo Close the notice",
  },
} as const;

test.each(['es', 'en'] as const)('at the table: who goes where, why not, undone, and a siege: %s', async (language) => {
  const { page, reader, keys, says, announces } = await listen(language);
  const told = AT_THE_TABLE[language];
  // A figure from the list, and what it can do.
  await keys.press('Escape');
  await page.locator('#roster-title').waitFor();
  await keys.press('d');
  await says(told.figures);
  expect(await reader.press('Tab', /^Gandalf/)).toBe(told.gandalf);
  await keys.press('Enter');
  await says(told.chosen);
  expect(await reader.read('.mover > .section-head')).toEqual(told.head);
  expect(await reader.read('.mover > .list-head')).toEqual(told.list);
  // On the map each region says whether it can be reached; one that cannot says why, and by which rule.
  expect(await reader.press('Shift+Tab', /^Edoras\./)).toBe(told.origin);
  await keys.press('ArrowUp');
  await says(told.near);
  await keys.press('ArrowLeft');
  await says(told.further);
  await keys.press('ArrowDown');
  await says(told.forbidden);
  await keys.press('Enter');
  await announces(told.refused);
  // A destination from the list, and back.
  await keys.press('d');
  await says(told.first);
  await keys.press('Enter');
  await says(told.there);
  await announces(told.moved);
  await keys.press('Control+z');
  await expect.poll(() => reader.heard()).toContain(told.undone);
  await reader.forget();
  // A siege by hand.
  await keys.press('Escape');
  await says(told.figures);
  expect(await reader.press('Shift+Tab', /(pestaña|tab)/)).toBe(told.tabs[0]);
  await keys.press('ArrowRight');
  await says(told.tabs[1]);
  await keys.press('/');
  await says(told.search);
  await keys.type(told.typed);
  await expect.poll(async () => (await reader.heard()).at(-1)).toBe(told.found);
  await keys.press('Enter');
  await says(told.stronghold);
  await reader.forget();
  await reader.press('Tab', /^(Sin asedio|No siege)/);
  await keys.press('Enter');
  await says(told.free);
  await announces(told.lifted);
  await keys.press('Tab');
  await keys.press('Enter');
  await says(told.besieged);
  await announces(told.set);
});

const IN_A_LESSON = {
  es: {
    entry: /^Aprender/,
    task: '¿Puede bajar hasta los Vados del Isen?, encabezado',
    panel: [
      'Saruman no sale',
      'Paso 1 de 3',
      'Salir, botón',
      'Los Servidores son los Personajes de la Sombra. Saruman es uno, y vive en la torre de Orthanc.',
      '¿Puede bajar hasta los Vados del Isen?, encabezado',
      'Sí, está al lado, botón',
      'No, nunca sale de Orthanc, botón',
      'No, está demasiado lejos, botón',
    ],
    wrong: 'A los Vados del Isen, no Saruman nunca sale de Orthanc. Regla R17 · reglamento, págs. 24–25 Otra vez',
    right: '¡Eso es! No. Saruman nunca sale de Orthanc.',
    next: 'Siguiente, botón',
    second: '¿Puede ir Saruman con él?, encabezado',
  },
  en: {
    entry: /^Learn/,
    task: 'Can he come down to the Fords of Isen?, heading',
    panel: [
      'Saruman stays in',
      'Step 1 of 3',
      'Leave, button',
      'Minions are the Characters of the Shadow. Saruman is one, and he lives in the tower of Orthanc.',
      'Can he come down to the Fords of Isen?, heading',
      'Yes, it is right there, button',
      'No, he never leaves Orthanc, button',
      'No, it is too far, button',
    ],
    wrong: 'Not to the Fords of Isen Saruman never leaves Orthanc. Rule R17 · rulebook, pp. 24–25 Once more',
    right: 'That is it! No. Saruman never leaves Orthanc.',
    next: 'Next, button',
    second: 'Can Saruman go with it?, heading',
  },
} as const;

const IN_PRACTICE = {
  es: {
    question: '¿Puede ir Legolas desde los Vados del Isen a Orthanc?, encabezado',
    before: ['Elige la respuesta y su motivo', 'Sí. Aquí no interviene ninguna regla especial., botón de opción'],
    first: 'Sí. Aquí no interviene ninguna regla especial., botón de opción',
    chosen: 'Sí. Aquí no interviene ninguna regla especial., botón de opción, marcado',
    check: 'Comprobar, botón',
    verdict: 'No es eso, encabezado',
    marked: [
      'Sí. Aquí no interviene ninguna regla especial. (tu respuesta, que no lo es), botón de opción, marcado, no disponible',
      'Sí. Al entrar en Orthanc hay que detenerse: la Sombra controla su Baluarte. (la respuesta correcta), botón de opción, no disponible',
    ],
    reason: [
      'No es eso, encabezado',
      'Se puede ir a Orthanc, encabezado',
      'Está a 1 región.',
      'Al entrar en Orthanc hay que detenerse: la Sombra controla su Baluarte.',
      'Reglas R11 y R28 · reglamento, pág. 24, botón',
    ],
  },
  en: {
    question: 'May Legolas go from the Fords of Isen to Orthanc?, heading',
    before: ['Choose the answer and its reason', 'Yes. No special rule comes into it., radio button'],
    first: 'Yes. No special rule comes into it., radio button',
    chosen: 'Yes. No special rule comes into it., radio button, checked',
    check: 'Check, button',
    verdict: 'Not so, heading',
    marked: [
      'Yes. No special rule comes into it. (your answer, which is not), radio button, checked, unavailable',
      'Yes. You must stop on entering Orthanc: the Shadow controls its Stronghold. (the right answer), radio button, unavailable',
    ],
    reason: [
      'Not so, heading',
      'Orthanc can be reached, heading',
      'It is 1 region away.',
      'You must stop on entering Orthanc: the Shadow controls its Stronghold.',
      'Rules R11 and R28 · rulebook, p. 24, button',
    ],
  },
} as const;

test.each(['es', 'en'] as const)(
  'an exercise, answered wrongly, and why; then a step of a lesson, with a wrong try: %s',
  async (language) => {
    const { page, reader, keys, says, announces } = await listen(language, {
      query: { practice: 'stops', seed: 'dos' },
    });
    const told = IN_PRACTICE[language];
    await says(told.question);
    expect((await reader.read('.practice-choices')).slice(0, 2)).toEqual(told.before);
    await keys.press('Tab');
    await says(told.first);
    await keys.press('Space');
    await says(told.chosen);
    await keys.press('Tab');
    await says(told.check);
    await keys.press('Enter');
    await says(told.verdict);
    const choices = await reader.read('.practice-choices');
    expect(choices.filter((line) => told.marked.some((one) => one === line))).toEqual(told.marked);
    expect(await reader.read('.practice-feedback')).toEqual(told.reason);
    await reader.press('Shift+Tab', /^(Salir|Leave), /);
    await keys.press('Enter');
    await page.locator('.tabs').waitFor();

    const lesson = IN_A_LESSON[language];
    await reader.press('Tab', /^Men[uú], /);
    await keys.press('Enter');
    await page.locator('dialog[open]').waitFor();
    await reader.press('Tab', lesson.entry);
    await keys.press('Enter');
    await page.locator('dialog.course').waitFor();
    await reader.press('Tab', /^Saruman/);
    await keys.press('Enter');
    await says(lesson.task);
    expect(await reader.read('.sheet')).toEqual(lesson.panel);
    await keys.press('Tab');
    await keys.press('Enter');
    await announces(lesson.wrong);
    await reader.press('Tab', /(Orthanc, botón|Orthanc, button)$/);
    await keys.press('Enter');
    await says(lesson.next);
    await announces(lesson.right);
    await keys.press('Enter');
    await says(lesson.second);
  },
);

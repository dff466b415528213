// docs/address.md is what people make links from: what it lists is what the page reads.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAddress } from '../../src/app/keeping/address.ts';
import { THEMES } from '../../src/app/state/app-state.ts';
import { TOPIC_IDS } from '../../src/games/war-of-the-ring/practice/topics.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = read('docs/address.md');
const addressOf = (suffix: string) => readAddress(`https://example.org/${suffix}`);

const parametersIn = (heading: string): readonly string[] => {
  const section = page.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));
};

describe('docs/address.md', () => {
  it('lists every parameter', () => {
    expect(parametersIn('Detrás de `?`')).toEqual([
      'lang',
      'theme',
      'lesson',
      'practice',
      'difficulty',
      'seed',
      'daily',
      'present',
      'audience',
      'embed',
    ]);
    expect(parametersIn('Detrás de `#`')).toEqual(['&selected=', '&made=']);
  });

  it.each(['lesson', 'practice', 'daily', 'present', 'audience'])('and the page opens with %s', (name) => {
    expect(addressOf(`?${name}`).opens).toBe(name);
  });

  it('and the parts after the #', () => {
    expect(addressOf('#wotr1;p=hol:stgi&selected=strider,gimli')).toMatchObject({
      notation: 'wotr1;p=hol:stgi',
      selected: ['strider', 'gimli'],
    });
    expect(addressOf('#&made=abc')).toMatchObject({ notation: null, made: 'abc', opens: 'made' });
  });

  it('names every theme, every topic, and lessons and topics that there are', () => {
    for (const theme of THEMES) expect(page).toContain(`\`${theme}\``);
    for (const topic of TOPIC_IDS) expect(page).toContain(`\`${topic}\``);
    const course = JSON.parse(read('lessons/war-of-the-ring/course.json')) as { lessons: readonly string[] };
    const [, lesson] = /`\?lesson=([a-z-]+)`/.exec(page) ?? [];
    expect(course.lessons).toContain(lesson);
    const topics = [...page.matchAll(/`\?practice=([a-z]+)/g)].map(([, topic]) => topic);
    expect(topics).toEqual(['sieges', 'stops']);
  });
});

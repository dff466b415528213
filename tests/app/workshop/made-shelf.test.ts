// Made lessons on the shelf and in an address.
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { readAddress } from '../../../src/app/keeping/address.ts';
import { newDraft } from '../../../src/app/workshop/draft.ts';
import { LONGEST_LINK, lessonLink, pack, unpack } from '../../../src/app/workshop/lesson-link.ts';
import { dropMade, keepMade, madeKey, readMade } from '../../../src/app/workshop/made-shelf.ts';
import { openShelf } from '../toy-shelf.ts';

const item = (id: string, title = id) => ({ id, draft: { ...newDraft(id, 'es'), title } });
const ids = (shelf: Parameters<typeof readMade>[0]) => readMade(shelf, 'toy').items.map(({ id }) => id);

describe('the shelf', () => {
  it('keeps the latest first, each at its place, for its own game', () => {
    const shelf = openShelf();
    for (const id of ['a', 'b', 'c']) expect(keepMade(shelf, 'toy', item(id)).keeping).toBe('kept');
    const list = { items: [item('c'), item('b', 'new'), item('a')], unreadable: [], trouble: null };
    expect(keepMade(shelf, 'toy', item('b', 'new'))).toEqual({ keeping: 'kept', list });
    expect(readMade(shelf, 'toy')).toEqual(list);
    expect(readMade(shelf, 'other').items).toEqual([]);
    expect(dropMade(shelf, 'toy', 'b')).toBe('kept');
    expect(ids(shelf)).toEqual(['c', 'a']);
  });

  it('leaves alone what it cannot read', () => {
    const shelf = openShelf();
    const strange = { id: 'x', draft: { title: 7 } };
    shelf.setItem(madeKey('toy'), JSON.stringify({ version: 1, items: [strange, item('a')] }));
    const list = { items: [item('b'), item('a')], unreadable: [strange], trouble: null };
    expect(keepMade(shelf, 'toy', item('b'))).toEqual({ keeping: 'kept', list });
    expect(readMade(shelf, 'toy')).toEqual(list);
  });

  it('puts a broken record aside instead of writing over it', () => {
    const shelf = openShelf();
    shelf.setItem(madeKey('toy'), '{"version":1,"ite');
    expect(readMade(shelf, 'toy')).toEqual({ items: [], unreadable: [], trouble: 'broken' });
    const list = { items: [item('a')], unreadable: [], trouble: null };
    expect(keepMade(shelf, 'toy', item('a'))).toEqual({ keeping: 'kept', list });
    expect(readMade(shelf, 'toy')).toEqual(list);
    const texts = Array.from({ length: shelf.length }, (_, at) => shelf.getItem(shelf.key(at) ?? ''));
    expect(texts).toContain('{"version":1,"ite');
  });

  it('leaves alone what a newer version wrote', () => {
    const newer = '{"version":2,"items":{}}';
    const shelf = openShelf({ [madeKey('toy')]: newer });
    const list = { items: [], unreadable: [], trouble: 'newer' };
    expect(readMade(shelf, 'toy')).toEqual(list);
    expect(keepMade(shelf, 'toy', item('a'))).toEqual({ keeping: 'refused', list });
    expect(dropMade(shelf, 'toy', 'a')).toBe('refused');
    expect(shelf.texts()).toEqual({ [madeKey('toy')]: newer });
  });

  it('is read once for every change', () => {
    const shelf = openShelf();
    const reads = vi.spyOn(shelf, 'getItem');
    for (const title of ['a', 'ab']) keepMade(shelf, 'toy', item('a', title));
    expect(reads).toHaveBeenCalledTimes(2);
    expect(readMade(shelf, 'toy').items).toEqual([item('a', 'ab')]);
  });

  it('says so where it is full or there is none', () => {
    const shelf = openShelf();
    const many = Array.from({ length: 200 }, (_, at) => item(`n${at}`));
    shelf.setItem(madeKey('toy'), JSON.stringify({ version: 1, items: many }));
    expect(keepMade(shelf, 'toy', item('more'))).toMatchObject({ keeping: 'full', list: { items: many } });
    expect(keepMade(shelf, 'toy', item('n7', 'new')).keeping).toBe('kept');
    expect(ids(shelf)).toHaveLength(200);
    const list = { items: [], unreadable: [], trouble: null };
    expect(keepMade(null, 'toy', item('a'))).toEqual({ keeping: 'refused', list });
  });
});

describe('an address', () => {
  const FILE = { version: 1, title: 'Ñandú «¿?» <b>', steps: [{ id: 'a&b#c%' }] };

  it('carries a lesson whole, in letters that an address may have', async () => {
    const link = await lessonLink('https://example.org/sendas/?lang=en&present=abcd#toy1&selected=ada', 'es', FILE);
    expect(link).toMatch(/^https:\/\/example\.org\/sendas\/#&made=[A-Za-z0-9_-]+$/);
    const address = readAddress(link ?? '');
    expect(address).toMatchObject({ notation: null, selected: [], opens: 'made' });
    expect(await unpack(address.made ?? '')).toEqual(FILE);
  });

  it('that would be cut on its way is not made', async () => {
    const noise = Array.from({ length: 4000 }, (_, at) => Math.imul(at + 1, 2654435761).toString(36)).join('');
    expect(noise.length).toBeGreaterThan(LONGEST_LINK);
    expect(await lessonLink('https://example.org/', 'es', { noise })).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['no letters of an address', '%%%'],
    ['letters that unpack to nothing', 'AAAA'],
    ['a link that was cut', async () => (await pack(FILE)).slice(0, -12)],
    ['no JSON', () => deflateRawSync('{"version":').toString('base64url')],
    ['no text', () => deflateRawSync(Buffer.from([0xff, 0xfe, 0xff])).toString('base64url')],
    ['more than a lesson can be', () => deflateRawSync('0'.repeat(50_000_000)).toString('base64url')],
  ])('with %s gives no lesson and no error', async (_what, packed) => {
    expect(await unpack(typeof packed === 'string' ? packed : await packed())).toBeNull();
  });
});

// A lesson in an address: packed small, in letters that an address may have.
import type { Language } from '../../text/text.ts';
import { addressToShare, formatMade } from '../keeping/address.ts';

/** Longer addresses are cut by some of the ways in which people send them. */
export const LONGEST_LINK = 8000;
/** More than a lesson can be; what unpacks to more was not made by this page. */
const LARGEST_LESSON = 400_000;

export async function pack(file: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(file));
  const packed = await collect(through(text, new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY);
  const letters = Array.from(packed ?? [], (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null for what cannot be unpacked, or unpacks to more than a lesson can be. Never throws. */
export async function unpack(packed: string): Promise<unknown> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await collect(through(bytes, new DecompressionStream('deflate-raw')), LARGEST_LESSON);
    return text && (JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)) as unknown);
  } catch {
    return null;
  }
}

/** Null where the address would be too long to be sent. */
export async function lessonLink(page: string, language: Language, file: unknown): Promise<string | null> {
  const address = addressToShare(page, language);
  address.hash = formatMade(await pack(file));
  return address.href.length > LONGEST_LINK ? null : address.href;
}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream().pipeThrough(stream);
}

/** Null where there is more than `most`. */
async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

declare module 'subset-font' {
  /** The font with those characters of the text only. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2'; readonly keepFeatures: readonly string[]; readonly noHinting: boolean },
  ): Promise<Buffer>;
}

const MAX_CHARS = 60;

/** A name that every system takes: what people called the thing, without what file systems choke on. */
export function fileNameOf(title: string, ending: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_CHARS)
    .replace(/^-+|-+$/g, '');
  return `${plain === '' ? 'pichenette' : plain}.${ending}`;
}

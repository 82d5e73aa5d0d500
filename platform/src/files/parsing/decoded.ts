import type { Readable } from 'node:stream';

/** UTF-8 unless the beginning can't be; then the encoding of older Chinese programs. */
const decoderFor = (head: Uint8Array): InstanceType<typeof TextDecoder> => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return new TextDecoder('utf-8');
  } catch {
    return new TextDecoder('gb18030');
  }
};

/** The text of a stream, chunk by chunk, without a byte order mark; ending it early closes it. */
export async function* decoded(stream: Readable): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    decoder ??= decoderFor(chunk);
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

/** A file whose bytes can be read; jsdom's can't. */
export const readableFile = (content: string | Buffer, name: string): File => {
  const bytes = Uint8Array.from(Buffer.from(content));
  const file = new File([bytes], name, { type: 'text/csv' });
  return Object.assign(file, {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
    text: () => Promise.resolve(Buffer.from(content).toString()),
  });
};

/** Lets the browser save a text as a file. */
export const saveText = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type }));

/** The same for any content. */
export const saveBlob = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  // Characters that file systems refuse in a name.
  link.download = name.replace(/[\\/:*?"<>|]+/g, ' ');
  link.click();
  URL.revokeObjectURL(address);
};

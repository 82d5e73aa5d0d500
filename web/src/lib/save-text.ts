/** Lets the browser save a text as a file. */
export const saveText = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  // What file systems refuse in a name.
  link.download = name.replace(/[\\/:*?"<>|]+/g, ' ');
  link.click();
  URL.revokeObjectURL(address);
};

/** Leaves this site for an address of another. */
export const leaveFor = (address: string): void => {
  globalThis.location.assign(address);
};

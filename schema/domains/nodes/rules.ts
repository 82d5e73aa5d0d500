/** Things that may be asked for at once by kind and id. */
export const MAX_NODES = 100;

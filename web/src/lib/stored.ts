/** localStorage that may be full, forbidden or absent: the page works without it, only forgets. */
export const readStored = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const writeStored = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A full or forbidden store loses a convenience, nothing else.
  }
};

export const removeStored = (key: string) => {
  try {
    localStorage.removeItem(key);
  } catch {
    // An entry that can't be removed can't be read either.
  }
};

/** The same for what is only remembered until the tab is closed. */
export const readSession = (key: string) => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

export const writeSession = (key: string, value: string) => {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // As above: it only forgets.
  }
};

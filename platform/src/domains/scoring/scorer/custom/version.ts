/** Engine and version, which belong to what a work was scored by. */
export const ENGINE = 'quickjs-ng 0.32.0';

/** A learning path by its name in the specification's addresses: data-science, geo … */
export const learnPath = (name: string) => `/home/learn/${name}`;

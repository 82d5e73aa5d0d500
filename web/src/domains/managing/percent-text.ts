/** 0.424 as 42%. */
export const percentText = (part: number): string => `${Math.floor(part * 100)}%`;

const named = (alt: string): string => (alt.trim() === '' ? '图片' : `图片「${alt.trim()}」`);

/** Said as a link in place of a picture of another site, which would learn who reads. */
export const pictureElsewhere = (alt: string): string => `${named(alt)}来自其他网站，点击查看`;

/** Said in place of a picture that a text names by a path that leads nowhere here. */
export const pictureMissing = (alt: string, path: string): string =>
  `（${named(alt)}缺失：这里没有 ${path}）`;

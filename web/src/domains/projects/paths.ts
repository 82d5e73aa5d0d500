interface Shown {
  /** Null for the newest version. */
  versionId?: string | null;
  /** With which a private project's version is read. */
  token?: string | null;
}

/** A project's own page, at one of its versions (spec 2, section 2: Routes). */
export const projectPath = (id: string, { versionId, token }: Shown = {}): string => {
  const query = new URLSearchParams({
    ...(versionId && { v: versionId }),
    ...(token && { token }),
  });
  return `/mw/project/${id}${query.size > 0 ? `?${query}` : ''}`;
};

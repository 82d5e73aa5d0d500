/** `/home/column/:id` with its parameters; one without a value is left out with its slash. */
export const filledIn = (
  path: string,
  params: Readonly<Record<string, string | undefined>>,
): string =>
  path.replace(/\/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    return value ? `/${value}` : '';
  });

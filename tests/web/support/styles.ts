/** Stands for every stylesheet: each class is called by its own name. */
const classes = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });

export default classes;

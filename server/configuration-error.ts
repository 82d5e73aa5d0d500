/**
 * What whoever started the process has to change: a setting, a folder in use, a database of
 * another version. Its message is for them, and starting again can't help.
 */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

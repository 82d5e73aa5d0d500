/**
 * Problem that the operator who started the process has to fix: a setting, a folder in use, a
 * database of another version. Its message is for them; a restart can't help.
 */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

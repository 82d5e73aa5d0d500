const browsers: [mark: RegExp, name: string][] = [
  [/MicroMessenger/, '微信'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [mark: RegExp, name: string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const find = (table: [mark: RegExp, name: string][], userAgent: string) =>
  table.find(([mark]) => mark.test(userAgent))?.[1];

/** `Chrome · Windows` out of what a browser calls itself; the beginning of it when unknown. */
export const browserName = (userAgent: string) =>
  [find(browsers, userAgent), find(systems, userAgent)].filter(Boolean).join(' · ') ||
  userAgent.slice(0, 40) ||
  '未知设备';

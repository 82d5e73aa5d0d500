export const siteSettingsPath = '/home/admin/site';

export const recommendedPath = `${siteSettingsPath}/recommend`;

import { inArray } from 'drizzle-orm';
import type { UploadPurpose } from '@whaletide/schema/domains/uploads/rest.ts';
import type { Placer } from '#personal-data/own-files.ts';
import { uploads } from './tables.ts';

const folders: Record<UploadPurpose, readonly string[]> = {
  result: ['比赛', '结果文件'],
  answer: ['比赛', '表单中的文件'],
  avatar: ['头像'],
  asset: ['图片与素材'],
  'post-image': ['论坛图片'],
  qualification: ['比赛', '报名与资质材料'],
  solution: ['比赛', '标准答案'],
  reference: ['比赛', '参考文件'],
  identity: ['实名认证'],
  dataset: ['数据集', '未使用的文件'],
  'work-order': ['工单'],
  notebook: ['项目', '未使用的笔记本'],
  archive: ['比赛', '导入的文件'],
};

/** Places of uploads by what they were made for. */
export const placedByPurpose: Placer = async (db, _reader, keys) => {
  const rows = await db
    .select({ key: uploads.key, purpose: uploads.purpose })
    .from(uploads)
    .where(inArray(uploads.key, [...keys]));
  return new Map(rows.map(({ key, purpose }) => [key, { folders: folders[purpose] }]));
};

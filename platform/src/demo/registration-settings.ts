import type { RegistrationSettings } from '@whaletide/schema/domains/registration/rules/registration-settings.ts';
import {
  defaultFields,
  type FormField,
} from '@whaletide/schema/domains/registration/rules/registration-fields.ts';

/** The competition that asks for a form and is reviewed, and the one that costs something. */
export const REVIEWED = '共享单车需求预测';
const CHARGED = '港口集装箱吞吐量预测';
/** The one that asks for a phone, an address and a real name. */
const VERIFYING = '海上浮标异常检测';
/** The series of which one may enter one competition only. */
export const LIMITED_SERIES = '潮汐杯城市数据挑战系列赛';

export const STUDENT_CARD = 'd0300000000000000000f001';

const standard = (defaultId: keyof typeof defaultFields, isRequired = true): FormField => ({
  name: defaultFields[defaultId].name,
  type: 'TEXT',
  isRequired,
  hint: '',
  choices: [],
  defaultId,
});

const reviewed: Partial<RegistrationSettings> = {
  needsForm: true,
  form: [
    standard(6),
    standard(13),
    standard(3),
    standard(7),
    standard(8),
    standard(9),
    standard(14),
    standard(15, false),
    standard(16),
    standard(17, false),
    standard(5, false),
    {
      name: '参赛经验',
      type: 'CHOICE',
      isRequired: true,
      hint: '仅用于分组交流，不影响审核',
      choices: ['第一次参加', '参加过一两次', '经常参加'],
      defaultId: null,
    },
    {
      name: '一句话介绍自己',
      type: 'TEXT',
      isRequired: false,
      hint: '最多150个字符',
      choices: [],
      defaultId: null,
    },
  ],
  needsReview: true,
  files: [
    {
      id: STUDENT_CARD,
      title: '学生证或在职证明',
      isRequired: true,
      sizeLimit: 2048,
      acceptExts: ['.pdf', '.png', '.jpg', '.jpeg'],
    },
  ],
  reviewNotice: '请上传**学生证**或**在职证明**的清晰照片或扫描件，仅用于审核参赛资格。',
  channels: { weChat: '鲸潮社区,数据派', community: '', general: '校园宣讲' },
};

/** Requirements of the competitions of these names for members who register. */
export const demoSettings: Readonly<Record<string, Partial<RegistrationSettings>>> = {
  [REVIEWED]: reviewed,
  [CHARGED]: { entranceFee: 20 },
  [VERIFYING]: { needsPhone: true, needsEmail: true, needsRealName: true },
};

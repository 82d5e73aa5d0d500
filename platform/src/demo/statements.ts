import type { Authored } from '#authorship.ts';

const MODELS = ['DeepSeek-V3', 'Qwen3-Max', 'GLM-4.6'] as const;

/** Statement on what stands at a place of a list: of ten one is an agent's, three had a model's help. */
export const statementAt = (index: number): Authored => {
  const place = index % 10;
  const authorshipModel = MODELS[index % MODELS.length] ?? null;
  if (place === 4) return { authorship: 'AGENT', authorshipModel };
  if (place === 1 || place === 6 || place === 9)
    return { authorship: 'HUMAN_WITH_AI', authorshipModel };
  return { authorship: 'HUMAN', authorshipModel: null };
};

import { expect, it } from '@jest/globals';
import { modulesOf } from '#platform/src/domains/projects/rendering/modules.ts';

const code = (source: string) => [{ cell_type: 'code', source }];

it.each<[string, string[]]>([
  ['import pandas as pd', ['pandas']],
  ['import os, numpy.linalg as la', ['os', 'numpy']],
  ['    from sklearn.tree import export_text', ['sklearn', 'scikit-learn']],
  ['from torch import nn', ['torch', 'pytorch']],
  ['library(ggplot2)\nrequire("dplyr")\ntidyr::pivot_longer(x)', ['ggplot2', 'dplyr', 'tidyr']],
  ['using DataFrames, CSV\nusing Plots: plot', ['DataFrames', 'CSV', 'Plots']],
  ['from . import mine', []],
  ['print("nothing")', []],
])('of %j are %j', (source, modules) => expect(modulesOf(code(source))).toEqual(modules));

it('are none of what a text says', () => {
  expect(modulesOf([{ cell_type: 'markdown', source: 'import pandas' }])).toEqual([]);
});

it('are at most sixty, whatever a notebook holds', () => {
  const many = Array.from({ length: 500 }, (_, index) => `import m${index}`).join('\n');
  expect(modulesOf(code(many))).toHaveLength(60);
});

import type { ComponentType } from 'react';

/** A dataset that a project works with, as its form holds it. */
export interface ChosenDataset {
  id: string;
  title: string;
}

/** The field that holds them: of the domain above, handed in by the routes. */
export interface DatasetsFieldProps {
  chosen: readonly ChosenDataset[];
  /** Problem of the chosen datasets. */
  error: string | undefined;
  onChange: (chosen: readonly ChosenDataset[]) => void;
}
export type DatasetsFieldType = ComponentType<DatasetsFieldProps>;

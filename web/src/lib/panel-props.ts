/** Props of each panel of a competition's managing page; the panel asks for its own data. */
export interface PanelProps {
  competitionId: string;
}

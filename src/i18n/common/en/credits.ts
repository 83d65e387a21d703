export const credits = {
  title: 'Credits',
  intro: 'Made with the work of many. Tap a line to read its licence.',
  icons: 'Icons',
  font: 'Fonts',
  library: 'Libraries',
  detail: '{{version}} · {{licence}} · {{author}}',
  openLicence: 'Read the licence of {{name}}',
  licence: 'Licence',
  unknown: 'There is no such work in these credits.',
} as const;

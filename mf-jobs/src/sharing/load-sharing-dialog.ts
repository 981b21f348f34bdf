/** Its bytes come when somebody presses a button that opens it. */
export const loadSharingDialog = () =>
  import(/* webpackChunkName: "sharing-dialog" */ './components/sharing-dialog.tsx').then((m) => m.SharingDialog);

export { LogOutConfirm, type LogOutConfirmProps } from './log-out-confirm.js';
export { prepareLogOut, useLogOut, type LogOut, type LogOutWords } from './use-log-out.js';

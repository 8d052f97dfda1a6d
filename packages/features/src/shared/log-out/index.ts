export { LogOutConfirm, type LogOutConfirmProps } from './log-out-confirm.js';
export { useLogOut, type LogOut } from './use-log-out.js';

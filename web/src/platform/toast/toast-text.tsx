import classes from "./toast-area.module.css";

export function ToastText({ title, message }: { title: string; message: string }) {
  return (
    <>
      <p className={classes["title"]}>{title}</p>
      {message && <p className={classes["message"]}>{message}</p>}
    </>
  );
}

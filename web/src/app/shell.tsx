import { Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { useLoading } from "#platform/loading.ts";
import { ToastArea } from "#platform/toast/toast-area.tsx";
import { FullScreenSpinner, LoadingOverlay } from "#ui/spinner.tsx";
import { useUnansweredNotice } from "./use-unanswered-notice.ts";

function Toasts() {
  useUnansweredNotice();
  return <ToastArea />;
}

/** What stands around every screen: loading overlay, toasts, and the routed screen. */
export function Shell() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <LoadingOverlay shown={useLoading()} />
      <Toasts />
      <Outlet />
      <ScrollRestoration />
    </Suspense>
  );
}

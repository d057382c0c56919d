import { Suspense, useLayoutEffect } from "react";
import { Outlet } from "react-router-dom";
import { tellTakenOver } from "#platform/drawn/taken-over.ts";
import { useLoading } from "#platform/loading.ts";
import { KeepPlace } from "#platform/routing/keep-place.tsx";
import { useSlowNavigation } from "#platform/routing/use-slow-navigation.ts";
import { ToastArea } from "#platform/toast/toast-area.tsx";
import { FullScreenSpinner, LoadingOverlay } from "#ui/spinner.tsx";
import { Arrival } from "./arrival.tsx";
import { BusyNotice } from "./busy-notice.tsx";
import { dropFirstFrame } from "./drop-first-frame.ts";
import { useUnansweredNotice } from "./use-unanswered-notice.ts";

function Waiting() {
  const isLoading = useLoading();
  const isSlow = useSlowNavigation();
  return <LoadingOverlay shown={isLoading || isSlow} />;
}

function Toasts() {
  useUnansweredNotice();
  return <ToastArea />;
}

/** Stands beside the screen, so that it is there when the screen is. */
function TakenOver() {
  useLayoutEffect(() => {
    dropFirstFrame();
    tellTakenOver();
  }, []);
  return null;
}

/** The frame around every screen: loading overlay, toasts, and the routed screen. */
export function Shell() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Waiting />
      <Toasts />
      <BusyNotice />
      <Outlet />
      <KeepPlace />
      <Arrival />
      <TakenOver />
    </Suspense>
  );
}

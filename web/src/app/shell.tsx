import { Suspense, useLayoutEffect, useRef } from "react";
import { type Location, Outlet, ScrollRestoration } from "react-router-dom";
import { tellTakenOver } from "#platform/drawn/taken-over.ts";
import { useLoading } from "#platform/loading.ts";
import { ToastArea } from "#platform/toast/toast-area.tsx";
import { FullScreenSpinner, LoadingOverlay } from "#ui/spinner.tsx";
import { Arrival } from "./arrival.tsx";
import { BusyNotice } from "./busy-notice.tsx";
import { dropFirstFrame } from "./drop-first-frame.ts";
import { KeepPlace, NotePlace } from "./keep-place.tsx";
import { useSlowNavigation } from "./use-slow-navigation.ts";
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

/** The first page of every document has the same key: told apart by its path, which is the same in every language. */
function placeOf({ key, pathname, search }: Location): string {
  return key === "default" ? pathname + search : key;
}

/** The frame around every screen: loading overlay, toasts, and the routed screen. */
export function Shell() {
  const place = useRef(0);
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Waiting />
      <Toasts />
      <BusyNotice />
      <Outlet />
      <NotePlace place={place} />
      <ScrollRestoration getKey={placeOf} />
      <KeepPlace place={place} />
      <Arrival />
      <TakenOver />
    </Suspense>
  );
}
